import type { ComponentProps } from 'react'
import { countries } from '#site-map/countries/countries.ts'
import { languageNames } from '#site-map/languages.ts'
import {
	amountText,
	currencies,
	currencyDigits,
	parseAmount,
} from '#cms/reader/rules/pricing/amount.ts'
import { Combobox } from '#panel/combobox/Combobox.tsx'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { AddressField, FactField } from './FactField.tsx'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

const at = (place: string) => `facts/prices.yaml:${place}`
const priceNames = ['lifetime', 'premium', 'monthly'] as const
const planNames = ['both', 'lifetime', 'monthly'] as const
const maxTrialDays = 60
const localCountries = Object.values(countries).filter(({ code }) => code !== 'US')
const regions = new Intl.DisplayNames('es', { type: 'region' })

/** The prices of the plans on the site. The saving of Lifetime follows from the two prices. */
export function PricesForm({ facts }: { facts: Facts }) {
	const currency = facts.textAt(at('lifetime/currency'))
	const digits = currencyDigits(currency)
	const symbol = symbolOf(currency)
	const minorOf = (name: string) => Number(facts.textAt(at(`${name}/minor`)))
	const read = (minor: string) => amountText(Number(minor), digits)

	function problemOf(name: string, text: string): string | undefined {
		const minor = parseAmount(text, digits)
		if (minor === null) return words.prices.amount
		const prices = { lifetime: minorOf('lifetime'), premium: minorOf('premium'), [name]: minor }
		return prices.premium > prices.lifetime ? undefined : words.prices.dearer
	}

	const amount = (name: (typeof priceNames)[number]) => (
		<AddressField
			key={name}
			{...{ facts, read }}
			address={at(`${name}/minor`)}
			label={words.prices[name]}
			unit={{ text: symbol, isBefore: true }}
			inputMode="decimal"
			problemOf={(text) => problemOf(name, text)}
			write={(text) => `${parseAmount(text, digits) ?? 0}`}
			useOf={at(`${name}/minor`)}
		/>
	)

	const isDraft = facts.countDrafts(({ file }) => file === 'facts/prices.yaml') > 0
	const isWaiting = facts.typed.size > 0
	const { reads, readsDraft, readsSoon } = words.prices
	const heading = isWaiting ? readsSoon : isDraft ? readsDraft : reads
	return (
		<>
			<div className={styles['three']}>
				{priceNames.map(amount)}
				<AddressField
					facts={facts}
					address={at('trialDays')}
					label={words.prices.trialDays}
					unit={{ text: words.prices.days }}
					inputMode="numeric"
					problemOf={(text) => (isTrial(text) ? undefined : words.prices.trial)}
					write={(text) => `${Number(text)}`}
					useOf={at('trialDays')}
				/>
				<div>
					<SelectField
						label={words.prices.plans}
						value={planNames.find((each) => each === facts.textAt(at('plans'))) ?? 'both'}
						choices={planNames.map((value) => ({ value, label: words.prices.choices[value] }))}
						onChange={(value) => facts.type({ [at('plans')]: value })}
					/>
					<p className="small soft">{words.prices.plansHelp}</p>
				</div>
				<CurrencyField facts={facts} current={currency} />
			</div>
			<p className="soft">
				{formatMessage('es', words.prices.saving, {
					premium: read(`${minorOf('premium')}`),
					lifetime: read(`${minorOf('lifetime')}`),
				})}
			</p>
			<AppPrices {...{ facts, currency }} />
			<LocalPrices facts={facts} />
			<h3>{heading}</h3>
			<ul className={styles['reads']} aria-live="polite" aria-busy={isWaiting}>
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

function isTrial(text: string): boolean {
	return /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= maxTrialDays
}

function symbolOf(currency: string): string {
	const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
	const parts = new Intl.NumberFormat('es', style).formatToParts(1)
	return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

type AppProps = { facts: Facts; currency: string }

/** The app's prices as the owner saw them there, beside the site's. */
function AppPrices({ facts, currency }: AppProps) {
	const { app, charged } = words.prices
	const digits = currencyDigits(currency)
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
					const other = { text: amountText(Number(shown), digits) }
					return (
						<OptionalAmount
							key={plan}
							{...{ facts, currency }}
							place={`app/${plan}`}
							label={charged[plan]}
							placeholder={charged.unknown}
							problem={isOther ? formatMessage('es', charged.other, other) : undefined}
							note={isKnown && !isOther ? charged.same : undefined}
						/>
					)
				})}
			</div>
		</div>
	)
}

/** The app's prices in the currencies of countries. */
function LocalPrices({ facts }: { facts: Facts }) {
	const { local, ...names } = words.prices
	return (
		<>
			<h3>{local.title}</h3>
			<p className="soft">{local.text}</p>
			<div className={styles['three']}>
				{localCountries.flatMap(({ code, currency }) =>
					(['lifetime', 'monthly'] as const).map((plan) => (
						<OptionalAmount
							key={`${code} ${plan}`}
							{...{ facts, currency }}
							place={`local/${code}/${plan}`}
							label={`${regions.of(code)}: ${names[plan]}`}
						/>
					)),
				)}
			</div>
		</>
	)
}

type OptionalAmountProps = Pick<
	ComponentProps<typeof FactField>,
	'label' | 'placeholder' | 'problem' | 'note'
> & { facts: Facts; currency: string; place: string }

/** An amount that may be empty. */
function OptionalAmount({ facts, currency, place, ...shown }: OptionalAmountProps) {
	const digits = currencyDigits(currency)
	const minor = facts.textAt(at(place))
	return (
		<FactField
			{...shown}
			unit={{ text: symbolOf(currency), isBefore: true }}
			inputMode="decimal"
			value={minor === 'null' ? '' : amountText(Number(minor), digits)}
			problemOf={(text) =>
				text.trim() === '' || parseAmount(text, digits) !== null ? undefined : words.prices.amount
			}
			onType={(text) => facts.type({ [at(place)]: `${parseAmount(text, digits)}` })}
			onLeave={facts.flush}
		/>
	)
}
