import { countries } from '#site-map/countries/countries.ts'
import { languageNames } from '#site-map/languages.ts'
import { amountText, currencies, currencyDigits } from '#cms/reader/rules/pricing/amount.ts'
import { Combobox } from '#panel/combobox/Combobox.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { FactInput } from './FactInput.tsx'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

const at = (place: string) => `facts/prices.yaml:${place}`
const priceNames = ['lifetime', 'premium', 'monthly'] as const
const planNames = ['lifetime', 'monthly'] as const

/** The prices of the plans on the site. The saving with Lifetime follows from the prices of Lifetime and Premium. */
export function PricesForm({ facts }: { facts: Facts }) {
	const currency = facts.textAt(at('lifetime/currency'))
	const minorOf = (name: string) => Number(facts.textAt(at(`${name}/minor`)))
	const read = (name: string) => amountText(minorOf(name), currencyDigits(currency))

	function dearerFault(name: string, minor: unknown): string | undefined {
		const [lifetime = 0, premium = 0] = ['lifetime', 'premium'].map((each) =>
			each === name ? Number(minor) : minorOf(each),
		)
		return premium > lifetime ? undefined : words.prices.dearer
	}

	const { reads, local } = words.prices
	return (
		<>
			<div className={styles['three']}>
				{priceNames.map((name) => (
					<FactInput
						key={name}
						{...{ facts, currency }}
						address={at(`${name}/minor`)}
						faultOf={(minor) => dearerFault(name, minor)}
					/>
				))}
				<FactInput facts={facts} address={at('trialDays')} />
				<FactInput facts={facts} address={at('plans')} />
				<CurrencyField facts={facts} current={currency} />
			</div>
			<p className="soft">
				{formatMessage('es', words.prices.saving, {
					premium: read('premium'),
					lifetime: read('lifetime'),
				})}
			</p>
			<AppPrices {...{ facts, currency, read }} />
			<h3>{local.title}</h3>
			<p className="soft">{local.text}</p>
			<div className={styles['three']}>
				{Object.values(countries).flatMap(({ code, currency: own }) =>
					planNames.map((plan) => (
						<FactInput
							key={`${code} ${plan}`}
							facts={facts}
							currency={own}
							address={at(`local/${code}/${plan}`)}
						/>
					)),
				)}
			</div>
			<h3>{reads}</h3>
			<ul className={styles['reads']} aria-live="polite" aria-busy={facts.state.unsaved.size > 0}>
				{facts.facts.readings.map(({ language, texts }) => (
					<li key={language}>
						<span>{languageNames[language]}</span>
						<div lang={language}>
							{texts.map((text) => (
								<p key={text}>{text}</p>
							))}
						</div>
					</li>
				))}
			</ul>
		</>
	)
}

type CurrencyProps = { facts: Facts; current: string }

/** The currency of all prices. A change keeps the displayed amounts. */
function CurrencyField({ facts, current }: CurrencyProps) {
	const inSpanish = new Intl.DisplayNames(['es'], { type: 'currency' })

	function choose(currency: string) {
		const factor = 10 ** (currencyDigits(currency) - currencyDigits(current))
		const texts = priceNames.flatMap((name) => {
			const minor = Math.round(Number(facts.textAt(at(`${name}/minor`))) * factor)
			return [
				[at(`${name}/currency`), currency],
				[at(`${name}/minor`), `${Math.max(1, minor)}`],
			] as const
		})
		facts.type(Object.fromEntries(texts))
	}

	return (
		<Combobox
			kind="one"
			label={words.names.currency}
			choices={[...new Set([...currencies, current])].map((value) => ({
				value,
				label: `${value}, ${inSpanish.of(value) ?? value}`,
			}))}
			value={[current]}
			onChange={([currency]) => currency && choose(currency)}
		/>
	)
}

type AppProps = { facts: Facts; currency: string; read: (name: string) => string }

/** The prices that the app charges, entered by the owner and compared with the site's prices. */
function AppPrices({ facts, currency, read }: AppProps) {
	const { app, charged } = words.prices
	const shown = facts.textAt(at('plans'))
	return (
		<div className={styles['panel']}>
			<p>
				<b>{app.title}</b> {app.text}
			</p>
			<div className={styles['three']}>
				{planNames
					.filter((plan) => shown === 'both' || shown === plan)
					.map((plan) => {
						const minor = facts.textAt(at(`app/${plan}`))
						const isSame = minor === facts.textAt(at(`${plan}/minor`))
						const isOther = minor !== 'null' && !isSame
						return (
							<FactInput
								key={plan}
								{...{ facts, currency }}
								address={at(`app/${plan}`)}
								placeholder={charged.unknown}
								problem={
									isOther ? formatMessage('es', charged.other, { text: read(plan) }) : undefined
								}
								note={isSame ? charged.same : undefined}
							/>
						)
					})}
			</div>
		</div>
	)
}
