/**
 * Stands in for `@emotion/is-prop-valid` (see vite.config.ts), whose list of all HTML attributes would cost 2 kB on every page.
 * Chakra asks it only about what is no style property: all the rest goes to the element, except the `as` that chooses the element.
 */
export default function isAttribute(name: string): boolean {
  return name !== 'as';
}
