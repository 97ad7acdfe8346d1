import { z } from 'zod'
import { field, line, text } from '#cms/reader/schemas/common.ts'

/** The schema of a kind of block in the file of a page. */
export function block<Name extends string, Fields extends z.core.$ZodLooseShape>(
	name: Name,
	fields: Fields,
) {
	return z.strictObject({ block: z.literal(name), ...fields })
}

export { field, line }

/** A link. `page:privacy` leads to a page of the site, `app:signup/hero` to the app. */
export const link = z.strictObject({ label: line('Texto'), href: line('Adónde lleva') })

export const percent = z.int().min(0).max(100)

/** Fields that several kinds have. */
export const title = line('Título')
export const body = line('Texto')
export const action = field(link, 'Botón')
export const terms = line('Condiciones', 'Lo que cuesta, junto al botón')
export const claims = field(
	z.array(text).default([]),
	'Afirmaciones',
	'Nombres de filas de la lista de afirmaciones',
)
