/** Official names with the apostrophe of French typography: “Val-d'Oise” → “Val-d’Oise”. */
export function typeset(name: string): string {
  return name.replaceAll("'", '’');
}

/** “Lyon 2e (Rhône)”, or “Paris 8e” where the department's name would say it again. */
export function cityWithDepartment({
  city,
  department,
}: {
  readonly city: string;
  readonly department: { readonly name: string };
}): string {
  return typeset(city.startsWith(department.name) ? city : `${city} (${department.name})`);
}
