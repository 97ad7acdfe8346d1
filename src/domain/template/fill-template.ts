/**
 * A text with a placeholder for each of the names, in any order. A translation that lacks one does not compile.
 *
 * @example const counter: Template<'question' | 'total'> = 'Frage {question} von {total}'
 */
export type Template<Name extends string, Each extends string = Name> = [Name] extends [never]
	? string
	: Each extends Name
		? `${string}{${Each}}${Template<Exclude<Name, Each>>}`
		: never

/**
 * Replaces the placeholders of a template by values. One without a value stays as it is.
 *
 * @example fillTemplate('{n} of {total}', { n: 3, total: 12 }) // '3 of 12'
 */
export function fillTemplate(
	template: string,
	values: Readonly<Record<string, string | number>>,
): string {
	const byName = new Map(Object.entries(values))
	return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
		String(byName.get(name) ?? placeholder),
	)
}
