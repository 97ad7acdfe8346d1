import { currencies, currencyDigits } from '#domain/pricing/amount.ts'
import { Combobox } from '#islands/admin/combobox/Combobox.tsx'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'

const names = ['lifetime', 'premium', 'monthly'] as const
const at = (place: string) => `facts/prices.yaml:${place}`

/** The currency of all prices. A change keeps the displayed amounts. */
export function CurrencyField({ facts }: { facts: Facts }) {
	const current = facts.textAt(at('lifetime/currency'))
	const inSpanish = new Intl.DisplayNames(['es'], { type: 'currency' })

	function choose(currency: string) {
		const factor = 10 ** (currencyDigits(currency) - currencyDigits(current))
		facts.type(
			Object.fromEntries(
				names.flatMap((name) => {
					const minor = Number(facts.textAt(at(`${name}/minor`)))
					return [
						[at(`${name}/currency`), currency],
						[at(`${name}/minor`), `${Math.max(1, Math.round(minor * factor))}`],
					]
				}),
			),
		)
	}

	return (
		<Combobox
			kind="one"
			label={words.prices.currency}
			choices={[...new Set([...currencies, current])].map((value) => ({
				value,
				label: `${value}, ${inSpanish.of(value) ?? value}`,
			}))}
			value={[current]}
			onChange={([currency]) => currency && choose(currency)}
		/>
	)
}
