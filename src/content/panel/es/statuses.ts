/** What each state of a registration means. The states themselves are shown as they are stored. */
export const statusGlosses: Readonly<Record<string, string>> = {
	active: 'confirmó su dirección',
	pending: 'todavía no confirmó',
	unsubscribed: 'se dio de baja',
}
