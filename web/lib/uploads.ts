/** Files of an operation, by the places of its variables: `{ 'variables.file': file }`. */
type Files = Readonly<Record<string, Blob>>;

/** What `fetch` is given for an operation with files; the browser itself knows no such option. */
export type UploadInit = RequestInit & { readonly files?: Files };

/** The context of an operation that sends files: `mutate({ variables, context: withFiles({ 'variables.file': file }) })`. */
export function withFiles(files: Files): { fetchOptions: UploadInit } {
  return { fetchOptions: { files } };
}
