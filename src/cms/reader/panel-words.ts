import compile from 'icu-minify/compile'
import { z } from 'zod'

/**
 * The schema of a file of the panel: texts and messages below any keys. `scripts/panel-types.ts` generates the types
 * from the file itself, because the panel has only one language.
 */
export function panelWords<Words extends object = object>() {
	const schema = z.json().transform((words, context) => compiled(words, context, []))
	// The type is generated from the file.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return schema as z.ZodType<Words>
}

function compiled(
	words: z.core.util.JSONType,
	context: z.RefinementCtx,
	path: readonly string[],
): unknown {
	if (typeof words === 'object' && words !== null) {
		const entries = Object.entries(words).map(
			([key, each]) => [key, compiled(each, context, [...path, key])] as const,
		)
		return Array.isArray(words) ? entries.map(([, each]) => each) : Object.fromEntries(entries)
	}
	try {
		const isText = typeof words === 'string' && words.trim() !== ''
		if (isText && !/[«»]/.test(words)) return compile(words)
		const message = isText ? 'The panel uses the quotation marks “ and ”.' : 'This is not a text.'
		context.addIssue({ code: 'custom', message, path: [...path] })
	} catch (error) {
		const message = `This is not a message: ${String(error)}.`
		context.addIssue({ code: 'custom', message, path: [...path] })
	}
	return z.NEVER
}
