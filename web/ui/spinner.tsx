import { styled } from './styled.ts';

const Wheel = styled('span', {
  base: {
    display: 'inline-block',
    width: '1em',
    height: '1em',
    borderRadius: 'full',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    animation: 'spin 700ms linear infinite',
  },
});

/** A turning wheel, the size of the text; decoration only, the text beside it says what goes on. */
export function Spinner() {
  return <Wheel aria-hidden />;
}
