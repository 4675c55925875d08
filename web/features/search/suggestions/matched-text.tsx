import { styled } from '../../../ui/styled.ts';
import { matchedPart } from './matched-part.ts';

const Bold = styled('b', { base: { fontWeight: '700' } });

/** A label with the part that was typed in bold. */
export function MatchedText({ label, typed }: { label: string; typed: string }) {
  const part = matchedPart(label, typed);
  if (!part) return label;
  const [start, end] = part;
  return (
    <>
      {label.slice(0, start)}
      <Bold>{label.slice(start, end)}</Bold>
      {label.slice(end)}
    </>
  );
}
