import Upload from 'lucide-static/icons/upload.svg?react';
import { useRef, type ChangeEvent, type ComponentProps, type Ref } from 'react';
import { Button } from './button.tsx';

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  ref?: Ref<HTMLButtonElement>;
  /** Media types and endings that the browser offers to choose. */
  accept: string;
  onFile: (file: File) => void;
};

/** A button to choose a file with. The browser’s own field is hidden from everyone: it would be a second button of the same name. */
export function FileButton({ accept, onFile, children, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        <Upload size={16} aria-hidden />
        {children}
      </Button>
      <input ref={input} hidden type="file" accept={accept} onChange={choose} />
    </>
  );
}
