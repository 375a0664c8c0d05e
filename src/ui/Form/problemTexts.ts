/** The text of each field's problem, as `<Form errors>` takes it. */
export function problemTexts<Problem>(
  problems: Readonly<Partial<Record<string, Problem>>>,
  toText: (problem: Problem) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem === undefined ? [] : [[field, toText(problem)]],
    ),
  );
}
