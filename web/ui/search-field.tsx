import Search from 'lucide-static/icons/search.svg?react';
import { useEffect, useRef, useState } from 'react';
import { Box } from './box.ts';
import { TextInput } from './field.tsx';

/** A pause in the typing after which it is searched. */
const PAUSE_MS = 350;

type SearchFieldProps = {
  /** Names the field, and stands in it while it is empty. */
  label: string;
  /** What is searched now. */
  text: string;
  onSearch: (text: string) => void;
};

/** Searches a list while one types, after a pause; at once with Enter. */
export function SearchField({ label, text, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);
  // It was changed elsewhere: by the way back, or a link.
  if (text !== known) {
    setKnown(text);
    if (text !== typed.trim()) setTyped(text);
  }
  useEffect(() => {
    if (typed.trim() === text) return undefined;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // A navigation that has begun is not reverted by earlier input.
      if (window.location.pathname === pathname) search.current(typed.trim());
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, typed]);
  return (
    <Box
      as="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      {/* As high as the field, whatever becomes of the form: the icon stands in its middle. */}
      <Box position="relative">
        <Box position="absolute" left="3" top="50%" transform="translateY(-50%)" pointerEvents="none" color="ink.muted">
          <Search size={18} aria-hidden />
        </Box>
        <TextInput
          type="search"
          aria-label={label}
          placeholder={label}
          pl="10"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Box>
    </Box>
  );
}
