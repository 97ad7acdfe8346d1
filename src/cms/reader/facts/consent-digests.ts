/**
 * The start of each consent text's SHA-256, by version. Never change a row, because people agreed to these texts; add a
 * row for a new text.
 */
export const consentDigests: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	'2026-11': {
		en: 'a547e6b12831f58d',
		de: '427047852ca02982',
		pt: 'bb18f122a0e486e8',
	},
	'2026-11-notice': {
		en: '4c9830cd777e4d02',
		de: 'd834fb6db8ec6253',
		pt: 'ec3271daacb1b683',
	},
	'2026-11-22': {
		en: 'ec6b2c6c8480b90c',
		de: '6769a8108eaf1aa3',
		pt: 'a08dcf1d970e010b',
	},
	'2026-11-22-premium': {
		en: '2d6b76435468b77a',
	},
	'2026-11-22-notice': {
		en: 'd11a7c43dc235deb',
		de: '64d1dfc7d2e16c09',
		pt: '3b5f0bda3b0bb54b',
	},
	'2026-11-22.2': {
		en: 'd11a7c43dc235deb',
		de: '64d1dfc7d2e16c09',
		pt: '3b5f0bda3b0bb54b',
		es: 'e3649fb8fa74b708',
	},
	'2026-11-22.2-premium': {
		en: '49f9c6f079cc3e71',
		de: '5eba4893d4f30fc4',
		pt: '38cd23394f87b3f4',
		es: '32a8d518f22c6654',
	},
	'2026-11-22.3': {
		en: '5835f0b489b3b8fb',
		de: '4369c2f284f37ca0',
		pt: '211ca9868ea4ef47',
		es: '917bdf25203201f5',
	},
}
