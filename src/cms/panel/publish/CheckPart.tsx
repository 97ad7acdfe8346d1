import type { ReactNode } from 'react'
import { keysIn } from '#values/keys-in.ts'
import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import type { CheckedFault } from '#cms/messages/word-publication.ts'
import { languages } from '#site-map/languages.ts'
import type { WordFault } from '#cms/reader/rules/word-fault.ts'
import { FaultText } from '#cms/panel/edit/FaultText.tsx'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { textHref } from './changed-texts.ts'
import { languageList } from './change-names.ts'
import { usePlaceTitle } from './useCatalogNames.ts'
import styles from './PublishPage.module.css'

type Code = WordFault['code']

/** The checks, each with the codes of the faults that it finds. */
const parts = {
	variables: ['variable', 'argument', 'argument-missing', 'message', 'tag', 'markup', 'syntax'],
	links: ['page', 'link', 'anchor', 'address', 'address-taken'],
	sizes: [
		'missing',
		'placeholder',
		'opening',
		'heading',
		'form',
		'too-long',
		'too-short',
		'character',
		'glyph',
	],
	languages: ['english', 'term'],
	consents: ['consent'],
} as const satisfies Record<keyof typeof words.checks.parts, readonly Code[]>

type PartName = keyof typeof parts

const partNames = keysIn(parts)

type Props = {
	/** Null while running. */
	faults: readonly CheckedFault[] | null
	isFailed: boolean
	/** The languages with texts that a change makes outdated. */
	outdated: readonly string[]
	/** Whether a consent text changes. */
	hasConsent: boolean
}

export function CheckPart({ faults, isFailed, outdated, hasConsent }: Props) {
	return (
		<section
			className={`reading ${styles['checks']}`}
			aria-labelledby="checked"
			aria-busy={faults === null}
		>
			<div>
				<h2 id="checked">{words.checks.title}</h2>
				<p className="soft" role="status">
					{isFailed
						? words.notices.notChecked.text
						: faults === null
							? words.checks.checking
							: formatMessage('es', words.checks.sum, { n: faults.length })}
				</p>
			</div>
			{faults !== null && (
				<ul className="points">
					{faults.map((fault, index) => (
						<FaultLine key={index} checked={fault} />
					))}
					{outdated.length > 0 && (
						<Line
							state="advice"
							title={formatMessage('es', words.checks.behind, {
								languages: languageList(outdated),
							})}
							text={words.checks.behindText}
						/>
					)}
					{faults.every(({ fault }) => fault !== null) &&
						partNames.map((name) => <PassedLine key={name} {...{ name, faults, hasConsent }} />)}
				</ul>
			)}
		</section>
	)
}

type LineProps = { state: keyof typeof levels; title: string; text: ReactNode }

const levels = { done: 100, advice: 50, open: 0 } as const

function Line({ state, title, text }: LineProps) {
	return (
		<li>
			<MiniWindow size="cell" level={levels[state]} />
			<p>
				<b>{title}</b> {text}
			</p>
			<span className={state === 'open' ? 'bad' : undefined}>{words.checks.states[state]}</span>
		</li>
	)
}

function FaultLine({ checked }: { checked: CheckedFault }) {
	const titleOf = usePlaceTitle()
	const { file, place } = checked
	const language = languages.find((each) => file.split('/').includes(each)) ?? 'en'
	const text = (
		<>
			<FaultText checked={checked} />{' '}
			<PanelLink href={textHref(checked, language)}>{words.mend}</PanelLink>
		</>
	)
	return <Line state="open" title={`${titleOf({ file, place: place ?? '' })}.`} text={text} />
}

type PassedProps = { name: PartName; faults: readonly CheckedFault[]; hasConsent: boolean }

function PassedLine({ name, faults, hasConsent }: PassedProps) {
	const codes: readonly string[] = parts[name]
	if (faults.some(({ fault }) => fault !== null && codes.includes(fault.code))) return null
	const isNewVersion = name === 'consents' && hasConsent
	const { title, text } = isNewVersion ? words.checks.newVersion : words.checks.parts[name]
	return <Line state={isNewVersion ? 'advice' : 'done'} title={title} text={text} />
}
