/**
 * A type of the API of which some fields are null to other readers, as those read it who see them: its page is for nobody else.
 */
export type SeenAs<Fragment, Field extends keyof Fragment> = Omit<Fragment, Field | ' $fragmentName'> & {
  readonly [Name in Field]: NonNullable<Fragment[Name]>;
};
