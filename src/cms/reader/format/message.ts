import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { z } from 'zod'
import type { WordFault } from '#cms/reader/rules/word-fault.ts'

declare const namesOf: unique symbol

/** A compiled ICU message. The type parameter carries the names of its arguments, which `formatMessage` requires. */
export type Message<Name extends string = never> = CompiledMessage & {
	readonly [namesOf]?: Name
}

/** An argument of a message: `n`; `kind?` if optional; `event|Event` if either is enough. */
type Argument<Spec extends string> = Spec extends `${infer Name}?`
	? Name
	: Spec extends `${infer Name}|${infer Other}`
		? Name | Argument<Other>
		: Spec

/**
 * The schema of an ICU message, `{n, plural, one {# sheet} other {# sheets}}`, with exactly the given arguments.
 * `kind?` is optional, because not every language needs it; for `event|Event` either name is enough.
 *
 * @example message('n').parse('{n} of 100') // [['n'], ' of 100']
 */
export function message<const Spec extends string>(...specs: readonly Spec[]) {
	const wanted = specs.filter((spec) => !spec.endsWith('?')).map((spec) => spec.split('|'))
	const names = specs.flatMap((spec) => spec.replace('?', '').split('|'))
	return z.string().transform((text, context): Message<Argument<Spec>> => {
		try {
			const compiled = compile(text)
			const used = argumentNames(compiled)
			const unknown = used.filter((name) => !names.includes(name))
			const missing = wanted.filter((some) => !some.some((name) => used.includes(name)))
			for (const name of unknown) {
				refuse(`{${name}} is unknown here; known: ${list(names)}.`, 'argument', { name })
			}
			for (const some of missing) {
				refuse(`${list(some)} is missing.`, 'argument-missing', { name: some.join(' / ') })
			}
			return compiled
		} catch (error) {
			refuse(`This is not a message: ${String(error)}.`, 'message')
			return z.NEVER
		}

		function refuse(
			sentence: string,
			code: WordFault['code'],
			values: WordFault['values'] = {},
		): void {
			const params = { fault: { code, values } }
			context.addIssue({ code: 'custom', message: sentence, params })
		}
	})
}

/** The names of the arguments of a compiled message, each once, including those inside plurals. */
function argumentNames(compiled: CompiledMessage): readonly string[] {
	return [...new Set(namesIn(compiled))]
}

/**
 * The names of the arguments of a message before facts are filled in, such as `{price.lifetime}`.
 *
 * @example argumentsOf('{product.name}: {n} of 100') // ['n']
 */
export function argumentsOf(text: string): readonly string[] {
	return argumentNames(compile(text.replaceAll(/\{\w+(?:\.\w+)+\}/g, '')))
}

function namesIn(nodes: unknown): readonly string[] {
	if (!Array.isArray(nodes)) return []
	return nodes.flatMap((node: unknown) =>
		Array.isArray(node)
			? [String(node[0]), ...Object.values(Object(node[2])).flatMap(namesIn)]
			: [],
	)
}

const list = (names: readonly string[]) =>
	names.length === 0 ? 'none' : names.map((name) => `{${name}}`).join(', ')
