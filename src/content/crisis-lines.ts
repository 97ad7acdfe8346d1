import type { CountryCode } from '#domain/country/countries.ts'
import type { CrisisLine } from '#domain/launch/launch-check.ts'

/** A directory of crisis lines by country, for readers in countries without a line below. */
export const helplineDirectory = 'findahelpline.com'

/** Countries without a page of their own, whose readers read the page of another country in their language. */
type NeighbourCode = 'AT' | 'CH' | 'PT'

/**
 * A crisis line for each country that readers of the site's languages live in. Set `checked` to the date on which you
 * verified the number; `npm run launch-check` lists the numbers that are due. Texts name the country that a number is
 * for.
 */
export const crisisLines = {
	US: { name: '988 Suicide & Crisis Lifeline', number: '988', checked: null },
	IN: { name: 'Tele-MANAS', number: '14416', checked: null },
	GB: { name: 'Samaritans', number: '116\u00A0123', checked: null },
	DE: { name: 'Telefonseelsorge', number: '0800\u00A0111\u00A00\u00A0111', checked: null },
	AT: { name: 'Telefonseelsorge', number: '142', checked: null },
	CH: { name: 'Die Dargebotene Hand', number: '143', checked: null },
	BR: { name: 'CVV', number: '188', checked: null },
	PT: { name: 'Linha Nacional de Prevenção do Suicídio', number: '1411', checked: null },
} as const satisfies Record<CountryCode | NeighbourCode, CrisisLine>
