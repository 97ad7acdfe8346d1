/**
 * The form in which names of accounts and segments are compared when a name must be unique: without case, and with
 * accents composed. SQL's `lower()` differs between databases, so it is computed here and stored.
 *
 * @example nameKey('Ángel') // 'ángel'
 * @example nameKey('A\u0301ngel') // 'ángel', typed with a combining accent
 */
export function nameKey(name: string): string {
	return name.normalize('NFC').toLowerCase().normalize('NFC')
}
