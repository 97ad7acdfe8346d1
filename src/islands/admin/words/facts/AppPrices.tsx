import { amountText, parseAmount } from '#domain/pricing/amount.ts'
import { formatMessage } from '#words/format-message.ts'
import { FactField } from './FactField.tsx'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

const at = (place: string) => `facts/prices.yaml:${place}`

type Props = {
	facts: Facts
	/** Of the currency. */
	symbol: string
	/** Behind the decimal point. */
	digits: number
}

/** The app's prices as the owner saw them there, beside the site's. */
export function AppPrices({ facts, symbol, digits }: Props) {
	const { app, charged, amount } = words.prices
	const shownPlans = facts.textAt(at('plans'))
	const plans = (['lifetime', 'monthly'] as const).filter(
		(plan) => shownPlans === 'both' || shownPlans === plan,
	)
	return (
		<div className={styles['panel']}>
			<p>
				<b>{app.title}</b> {app.text}
			</p>
			<div className={styles['three']}>
				{plans.map((plan) => {
					const minor = facts.textAt(at(`app/${plan}`))
					const shown = facts.textAt(at(`${plan}/minor`))
					const isKnown = minor !== 'null'
					const isOther = isKnown && minor !== shown
					return (
						<FactField
							key={plan}
							label={charged[plan]}
							unit={{ text: symbol, isBefore: true }}
							inputMode="decimal"
							placeholder={charged.unknown}
							value={isKnown ? amountText(Number(minor), digits) : ''}
							problemOf={(text) =>
								text.trim() === '' || parseAmount(text, digits) !== null ? undefined : amount
							}
							problem={
								isOther
									? formatMessage('es', charged.other, {
											text: amountText(Number(shown), digits),
										})
									: undefined
							}
							note={isKnown && !isOther ? charged.same : undefined}
							onType={(text) => facts.type({ [at(`app/${plan}`)]: `${parseAmount(text, digits)}` })}
							onLeave={facts.flush}
						/>
					)
				})}
			</div>
		</div>
	)
}
