import { useEffect, useMemo } from 'react';

/** An address for a file of this device, for as long as it is shown; null = there is no file. */
export function useObjectUrl(file: File | null): string | null {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address;
}
