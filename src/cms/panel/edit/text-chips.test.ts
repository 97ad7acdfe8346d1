import { expect, test } from 'vitest'
import { chipsOf, pressedPart } from './text-chips.ts'

const facts = { 'price.lifetime': '$10', 'trial.days': '7', 'claim.off': '' }

/** A text with each chip replaced by its label in brackets. */
function drawn(text: string): string {
	const chips = chipsOf(text, { facts, sources: { hall2017: 'Hall & Davis' }, ownPages: {} })
	return chips.reduceRight(
		(shown, { start, end, label }) => `${shown.slice(0, start)}[${label}]${shown.slice(end)}`,
		text,
	)
}

test.each([
	['{trial.days} days free. Then {price.lifetime}.', '[7] days free. Then [$10].'],
	['Tired.{% source "hall2017" /%}', 'Tired.[fuente: Hall & Davis 2017]'],
	['{% $price.lifetime %} once', '[$10] once'],
	['## Going {% #go %}', '## Going [marca: go]'],
	['{n} of {total, number}', '[número] of [total]'],
	['{% terms %}', '[lista de términos]'],
	['{% /terms %}', '[fin de: lista de términos]'],
	['Late. {% time="18:00" level=55 %}', 'Late. [hora 18:00, nivel 55]'],
	['See [this](page:privacy#data).', 'See [this[] Privacidad, data].'],
	['[Go](app:signup/hero)', '[Go[] la app: registrarse]'],
	['{n, plural, one {# page} other {# pages}} left', '[… page / … pages] left'],
	['{n, plural, other {in {of, plural, one {# page} other {# pages}}}}.', '[in … pages].'],
	['{price.life} is unknown', '{price.life} is unknown'],
	['{claim.off}', '[dato que no se muestra]'],
	['a {two words} and {', 'a {two words} and {'],
	['{n, plural, a{'.repeat(10_000), '{n, plural, a{'.repeat(10_000)],
])('the chips in %.80s are shown with their labels', (text, expected) => {
	expect(drawn(text)).toBe(expected)
})

test('each chip has the kind that decides which dialog it opens', () => {
	const text =
		'{trial.days} {n, plural, other {#}} [a](page:week){% source "x" /%}{% terms %}{n}{% #go %}'
	expect(chipsOf(text, { facts, sources: {}, ownPages: {} }).map(({ kind }) => kind)).toEqual([
		'fact',
		'choice',
		'link',
		'source',
		'other',
		'other',
		'other',
	])
})

const list =
	'{% terms %}\n- **One** has {price.lifetime}. {% level=55 %}\n- **Two** comes.\n{% /terms %}'

test.each([
	['One has $10.', '**One** has {price.lifetime}.'],
	['Two', '**Two** comes.'],
	['comes.', '**Two** comes.'],
	['Three', null],
])('a list is opened at the item that was pressed: %s', (piece, expected) => {
	const part = pressedPart(list, piece, facts)
	expect(part && list.slice(part.anchor, part.head)).toBe(expected)
})

test('a text without a list has no item to open', () => {
	expect(pressedPart('Only this.', 'Only this.', {})).toBeNull()
})
