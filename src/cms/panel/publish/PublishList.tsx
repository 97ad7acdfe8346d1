import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { Segments } from '#site/ui/controls/Segments.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type {
	CheckedFault,
	DiscardRequest,
	WordDifferences,
} from '#cms/messages/word-publication.ts'
import type { Language } from '#site-map/languages.ts'
import { command } from '#panel/client/api.ts'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { navigate } from '#panel/panel-address.ts'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Announcement } from '#cms/reader/schemas/common.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { ChangeItem } from './ChangeItem.tsx'
import { languageList } from './change-titles.ts'
import { type ChangedText, changedTexts, textHref } from './changed-texts.ts'
import { CheckPart } from './CheckPart.tsx'
import { isEverywhere } from './fact-names.ts'
import { checkQuery, markReviewed, publishChanges } from './publish-api.ts'
import { useShownValues } from './useShownValues.ts'
import styles from './PublishPage.module.css'

const discardChanges = command<DiscardRequest>('/api/admin/words/discard')

type Props = {
	list: WordDifferences
	/** Why the last attempt failed, also with an earlier list; empty if it did not. */
	failure: string
	onFailure: (failure: string) => void
	/** Called once the changes are public. */
	onPublished: (id: string, changes: readonly ChangedText[]) => void
}

/** The changes, before and after, the results of their checks, and the button to publish them. */
export function PublishList({ list, failure, onFailure, onPublished }: Props) {
	const texts = changedTexts(list.changes)
	const values = useShownValues(list.changes.map(({ language }) => language))
	const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
	const isLeftOut = ({ addresses }: ChangedText) => addresses.every((each) => leftOut.has(each))
	const kept = texts.filter((each) => !isLeftOut(each))
	const [refused, setRefused] = useState<readonly CheckedFault[] | null>(null)
	const check = useQuery({
		...checkQuery(list.digest, [...leftOut]),
		meta: { failure: words.notices.notChecked },
	})
	const faults = refused ?? check.data?.faults ?? null
	const { isBusy, run } = useAction()
	const { run: runReview } = useAction()
	const { isBusy: isClearing, run: runDiscard } = useAction()
	const [isDiscarding, setIsDiscarding] = useState(false)
	const outdated = kept.flatMap(({ all }) => all.flatMap((each) => each.behind))
	const n = kept.length
	const publish = formatMessage('es', words.publish, { n })
	const languages = [...new Set(texts.flatMap(languageOf))]
	const choices = ['all', ...languages] as const
	const isIn = (text: ChangedText, choice: string) =>
		choice === 'all' || languageOf(text)[0] === choice
	const chosen = choices.find((each) => texts.every((text) => isIn(text, each) !== isLeftOut(text)))

	function leaveOut(changed: readonly ChangedText[], isOut: (text: ChangedText) => boolean) {
		setRefused(null)
		onFailure('')
		setLeftOut((before) =>
			changed.reduce((all, text) => {
				const addresses = new Set(text.addresses)
				return isOut(text) ? all.union(addresses) : all.difference(addresses)
			}, before),
		)
	}

	function onRefusal(error: string): boolean {
		if (error !== 'conflict') return false
		onFailure(words.conflict)
		return true
	}

	const showFailure = ({ text }: Announcement) => onFailure(text)

	async function begin() {
		onFailure('')
		const request = { digest: list.digest, leftOut: [...leftOut] }
		const options = { action: publish, onRefusal, onFailure: showFailure }
		const answer = await run(options, () => publishChanges(request))
		if (answer === null) return
		if (answer.id !== null) return onPublished(answer.id, kept)
		setRefused(answer.faults)
		onFailure(formatMessage('es', words.checks.sum, { n: answer.faults.length }))
	}

	async function review({ all }: ChangedText) {
		const others = all.flatMap((each) => each.behind)
		const done = words.notices.reviewed
		await runReview({ action: words.behind.same, done }, () => markReviewed(others))
	}

	async function discard() {
		const { open: action, done } = words.discard
		await runDiscard({ action, done, onRefusal, onFailure: showFailure }, () =>
			discardChanges({ digest: list.digest }),
		)
		setIsDiscarding(false)
	}

	return (
		<>
			<PlaceHeading>{publish}</PlaceHeading>
			{languages.length > 1 && (
				<div className={styles['languages']}>
					<Segments
						name="languages"
						legend={words.languages.label}
						hasLegend
						choices={choices.map((value) => ({
							value,
							label:
								value === 'all'
									? words.languages.all
									: formatMessage('es', words.languages.one, { language: languageList([value]) }),
						}))}
						value={chosen ?? ''}
						onChange={(choice) => leaveOut(texts, (text) => !isIn(text, choice))}
					/>
				</div>
			)}
			<div className={styles['changes']}>
				{texts.map((change) => (
					<ChangeItem
						key={change.addresses[0]}
						change={change}
						values={values}
						isLeftOut={isLeftOut(change)}
						onLeaveOut={(isOut) => leaveOut([change], () => isOut)}
						onReviewed={() => void review(change)}
					/>
				))}
			</div>
			<CheckPart
				faults={faults}
				isFailed={check.isError}
				outdated={[...new Set(outdated.map(({ language }) => language))]}
				hasConsent={kept.some(({ first }) => first.file === 'facts/consents.yaml')}
			/>
			<TextButton onClick={() => setIsDiscarding(true)}>{words.discard.open}</TextButton>
			{isDiscarding && (
				<ConfirmDialog
					title={formatMessage('es', words.discard.title, { n: texts.length })}
					confirm={words.discard.confirm}
					cancel={words.discard.cancel}
					isBusy={isClearing}
					onCancel={() => setIsDiscarding(false)}
					onConfirm={() => void discard()}
				>
					<p>{words.discard.text}</p>
				</ConfirmDialog>
			)}
			<div className={`bar ${styles['bar']}`}>
				{failure === '' ? (
					<p key="takes" role="status">
						{isBusy ? words.publishingText : words.takes}
					</p>
				) : (
					<p key="failure" className="field-error" role="alert">
						{failure}
					</p>
				)}
				<Button tone="outline" onClick={() => navigate(lastHref(list.changes))}>
					{words.goOn}
				</Button>
				<Button
					aria-busy={isBusy}
					disabled={n === 0 || faults === null || faults.length > 0}
					onClick={() => void begin()}
				>
					{isBusy ? words.publishing : publish}
				</Button>
			</div>
		</>
	)
}

/** The language of a text; none for a fact that is the same in all of them. */
function languageOf({ first }: ChangedText): readonly Language[] {
	return isEverywhere(first) ? [] : [first.language]
}

/** The place of the text that was changed last. */
function lastHref(changes: WordDifferences['changes']): string {
	const [last] = changes.toSorted((a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? ''))
	return last === undefined ? '/waitlist/textos' : textHref(last, last.language)
}
