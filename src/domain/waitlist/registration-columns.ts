/** The columns that the panel's table and the CSV file always have, in their order. */
export const fixedColumns = ['email', 'source', 'status', 'created_at'] as const

/** The columns that an account can add, in the order in which table and CSV file show them. */
export const optionalColumns = [
	'locale',
	'country',
	'campaign',
	'referrer',
	'confirmed_at',
	'tags',
] as const

/** A column of the CSV file only: `created_at` as ISO 8601, for programs. */
export const isoColumn = 'created_at_iso'

/** A column that an account can add. */
export type OptionalColumn = (typeof optionalColumns)[number]

/** The columns that an account can add to the CSV file, in their order. */
export const csvColumns = [...optionalColumns, isoColumn] as const

/** A column that an account can add to the CSV file. */
export type CsvColumn = (typeof csvColumns)[number]

/** A column of a registration. */
export type RegistrationColumn = (typeof fixedColumns)[number] | OptionalColumn
