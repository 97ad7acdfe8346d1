import * as z from 'zod/mini'

/** A field of a form, drawn from a schema: see `domain/words/form-field.ts`. */
export const formField = z.object({
	kind: z.enum(['text', 'link', 'number', 'flag', 'choice', 'group', 'list', 'variants']),
	label: z.string(),
	help: z.optional(z.string()),
	isOptional: z.optional(z.boolean()),
	min: z.optional(z.number()),
	max: z.optional(z.number()),
	count: z.optional(z.int()),
	choices: z.optional(
		z.readonly(z.array(z.object({ value: z.string(), label: z.optional(z.string()) }))),
	),
	key: z.optional(z.string()),
	get fields() {
		return z.optional(z.record(z.string(), formField))
	},
	get item() {
		return z.optional(formField)
	},
	get variants() {
		return z.optional(z.record(z.string(), formField))
	},
})
