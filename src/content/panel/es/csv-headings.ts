/** The headings of the panel's CSV files. Those of the list are part of its format, which the import reads. */
export const csvHeadings = {
	audit: ['Cuándo', 'Quién', 'Qué', 'Filas', 'Detalle'],
	refusals: ['Email', 'Código', 'Intentos', 'Fecha'],
} as const
