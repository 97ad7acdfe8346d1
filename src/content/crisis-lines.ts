import type { CountryCode } from '#domain/country/countries.ts'
import type { CrisisLine } from '#domain/launch/launch-check.ts'

/**
 * Whom to call in a crisis, where we have a page. Put the date into `checked` when you have made sure
 * that the number answers; `npm run launch-check` lists those that nobody has looked up for long.
 */
export const crisisLines = {
	US: { name: '988 Suicide & Crisis Lifeline', number: '988', checked: null },
	IN: { name: 'Tele-MANAS', number: '14416', checked: null },
	GB: { name: 'Samaritans', number: '116\u00A0123', checked: null },
	DE: { name: 'Telefonseelsorge', number: '0800\u00A0111\u00A00\u00A0111', checked: null },
	BR: { name: 'CVV', number: '188', checked: null },
} as const satisfies Record<CountryCode, CrisisLine>

/** A number that a telephone can be told to call, as prose marks a link. */
export function callLink({ number }: CrisisLine): string {
	return `[${number}](tel:${number.replace(/\D/g, '')})`
}
