import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import { Button } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { WordFact } from '#cms/messages/word-facts.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { languageNames, pageLanguages } from '#site-map/languages.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import { filled } from '#cms/reader/rules/source-text.ts'
import { shortDay } from '#cms/reader/rules/claims/measured-claim.ts'
import { factName } from '#cms/panel/publish/change-names.ts'
import { pageName } from '#cms/panel/word-items.ts'
import { countryName } from '#panel/format/code-names.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { FactInput } from './FactInput.tsx'
import { FactUse } from './FactNote.tsx'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

type Props = { facts: Facts; name: 'contacto' | 'plazos' | 'crisis' | 'producto' | 'promesas' }

/** A field of the right kind for each value of a section; values about the same thing are grouped. */
export function FactForm({ facts, name }: Props) {
	const Group = name === 'crisis' ? CrisisLine : name === 'promesas' ? PromiseLine : ProductText
	return [...Map.groupBy(facts.inSection(name), groupOf)].map(([group, own]) =>
		group === '' ? (
			<div key={group} className={styles['two']}>
				{own.map((fact) => (
					<FactInput key={fact.place} facts={facts} address={textId(fact)} />
				))}
			</div>
		) : (
			own[0] && <Group key={group} {...{ facts, group }} fact={own[0]} />
		),
	)
}

/** The thing that a value is about: `lines/DE` for `lines/DE/number`; empty for a value on its own. */
function groupOf({ place }: WordFact): string {
	const keys = /\/(?:en|de|pt|confirmed|checked|name|number|text|pages|plan)$/
	return keys.test(place) ? place.replace(keys, '') : ''
}

type GroupProps = {
	facts: Facts
	/** A fact of the group. */
	fact: WordFact
	group: string
}

function CrisisLine({ facts, fact: { file }, group }: GroupProps) {
	const name = countryName(group.slice(-2))
	const at = `${file}:${group}`
	return (
		<section className={styles['line']} aria-label={name}>
			<h3>{name}</h3>
			<div className={styles['two']}>
				<FactInput facts={facts} address={`${at}/name`} label={words.names['lines/name']} />
				<FactInput facts={facts} address={`${at}/number`} label={words.names['lines/number']} />
			</div>
			<div className={`row ${styles['acts']}`}>
				<DayMark facts={facts} address={`${at}/checked`} name={name} kind="crisis" />
				<FactUse facts={facts} of={at} />
			</div>
		</section>
	)
}

function ProductText({ facts, fact, group }: GroupProps) {
	const at = `${fact.file}:${group}`
	const name = factName(fact) ?? group
	const confirmed = `${at}/confirmed`
	const hasMark = facts.factAt(confirmed) !== undefined
	const isOpen = hasMark && facts.textAt(confirmed) === 'null'
	return (
		<details className={styles['row']} name="product">
			<summary>
				{hasMark ? <MiniWindow size="cell" level={isOpen ? 50 : 100} /> : <i />}
				<b>{name}</b>
				<em lang="en">{filled(facts.textAt(`${at}/en`), facts.facts.values.en)}</em>
				{isOpen && <span>{words.days.product.never}</span>}
			</summary>
			<div className={styles['in']}>
				{pageLanguages.map((language) => (
					<FactInput
						key={language}
						facts={facts}
						address={`${at}/${language}`}
						label={languageNames[language]}
					/>
				))}
				{hasMark && <DayMark facts={facts} address={confirmed} name={name} kind="product" />}
				<FactUse facts={facts} of={at} />
			</div>
		</details>
	)
}

/** A statement that the site's pages make about the app. The owner confirms it here. */
function PromiseLine({ facts, fact: { file }, group }: GroupProps) {
	const at = `${file}:${group}`
	const text = filled(facts.textAt(`${at}/text`), facts.facts.values.en)
	const pages: readonly string[] = JSON.parse(facts.textAt(`${at}/pages`))
	return (
		<section className={styles['line']}>
			<p lang="en">{text}</p>
			<p className="soft">{pages.map(pageName).join(', ')}</p>
			<DayMark facts={facts} address={`${at}/confirmed`} name={text} kind="product" />
		</section>
	)
}

type MarkProps = { facts: Facts; address: string; name: string; kind: keyof typeof words.days }

/**
 * Whether and when the owner confirmed a statement or called a crisis line. A crisis line must be called every year.
 */
function DayMark({ facts, address, name, kind }: MarkProps) {
	const { never, done, act } = words.days[kind]
	const { undo, due } = { undo: null, due: null, ...words.days[kind] }
	const day = facts.textAt(address)
	const isMarked = day !== 'null'
	const isOld = due !== null && isDue(day, facts.openedAt)
	return (
		<div className={`row ${styles['acts']}`}>
			<span className={isOld ? 'bad' : isMarked ? styles['good'] : undefined}>
				{isMarked
					? formatMessage('es', (isOld && due) || done, { day: shortDay(day, 'es') })
					: never}
			</span>
			{isMarked && undo !== null ? (
				<TextButton
					aria-label={`${undo}: ${name}`}
					onClick={() => facts.type({ [address]: 'null' })}
				>
					{undo}
				</TextButton>
			) : (
				<Button
					tone="outline"
					aria-label={`${act}: ${name}`}
					onClick={() => facts.type({ [address]: utcDay(Date.now()) })}
				>
					{act}
				</Button>
			)}
		</div>
	)
}

const yearMs = 365 * 86_400_000

/**
 * Whether a check is due: it was never done, or was last done more than a year ago.
 *
 * @param checked a day as in YAML, `2026-11-27`, or `null`
 * @param now in milliseconds since 1970
 * @example isDue('null', Date.now()) // true
 */
export function isDue(checked: string, now: number): boolean {
	const time = Date.parse(checked)
	return Number.isNaN(time) || now - time > yearMs
}
