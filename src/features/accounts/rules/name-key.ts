/**
 * The comparison form of account and segment names, which must be unique: case-folded, with composed accents. SQL's
 * `lower()` differs between databases, so it is computed here and stored.
 *
 * @example nameKey('Ángel') // 'ángel'
 * @example nameKey('A\u0301ngel') // 'ángel', typed with a combining accent
 */
export function nameKey(name: string): string {
	return name.normalize('NFC').toLowerCase().normalize('NFC')
}
