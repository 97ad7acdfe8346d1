import { z, type ZodType } from 'zod'
import type { Language, PageLanguage } from '#site-map/languages.ts'

export const text = z.string().min(1)

/** Adds a label and a help text in Spanish to a schema, for the panel's form. */
export function field<Schema extends ZodType>(schema: Schema, label: string, help?: string) {
	return schema.meta({ label, ...(help !== undefined && { help }) })
}

export const line = (label: string, help?: string) => field(text, label, help)

/** A title and its explanation. */
export const announcement = z.strictObject({ title: text, text })

export type Announcement = z.infer<typeof announcement>

/** A day, `2026-11-21`. */
export const day = z.iso.date()

/** The same schema for every language with public pages. A missing translation fails the build. */
export function pageLanguages<Value extends ZodType>(value: Value): Record<PageLanguage, Value> {
	return { en: value, de: value, pt: value }
}

/** The same schema for every language, including Spanish, which only private pages have. */
export function languages<Value extends ZodType>(value: Value): Record<Language, Value> {
	return { en: value, de: value, pt: value, es: value }
}

export function keysOf<Table extends object>(table: Table) {
	// The type of Object.keys is string[].
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return z.enum(Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]])
}

/** `page:privacy` leads to a page of the site in the language of the file; `app:signup/hero` leads to the app. */
export const link = z.strictObject({ label: text, href: text })

export type Link = z.infer<typeof link>

/** Feedback of a copy button. */
export const copyWords = z.strictObject({
	copied: text.describe('In place of its label, for a moment'),
	refused: text.describe('If the browser refuses: what to do instead'),
})

export type CopyWords = z.infer<typeof copyWords>
