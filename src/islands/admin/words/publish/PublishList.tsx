import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import type { CheckedFault, DiscardRequest, WordDifferences } from '#contract/word-publication.ts'
import { command } from '#islands/admin/api.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { navigate } from '#islands/admin/panel-address.ts'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { useAction } from '#islands/admin/useAction.ts'
import { formatMessage } from '#words/format-message.ts'
import type { Announcement } from '#words/schemas/common.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { ChangeItem } from './ChangeItem.tsx'
import { type ChangedText, changedTexts } from './changed-texts.ts'
import { CheckPart } from './CheckPart.tsx'
import { checkQuery, markReviewed, publishChanges } from './publish-api.ts'
import { useShownValues } from './useShownValues.ts'
import styles from './PublishPage.module.css'

const discardChanges = command<DiscardRequest>('/api/admin/words/discard')

type Props = {
	list: WordDifferences
	/** Why the last attempt failed, also with an earlier list; empty if it did not. */
	failure: string
	onFailure: (failure: string) => void
	/** The changes are public; `n` is their number. */
	onPublished: (id: string, n: number) => void
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
	const behind = kept.flatMap(({ all }) => all.flatMap((each) => each.behind))
	const n = kept.length
	const publish = formatMessage('es', words.publish, { n })

	function leaveOut({ addresses }: ChangedText, isOut: boolean) {
		setRefused(null)
		onFailure('')
		setLeftOut((before) => {
			const changed = new Set(addresses)
			return isOut ? before.union(changed) : before.difference(changed)
		})
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
		if (answer.id !== null) return onPublished(answer.id, n)
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
			<div className={styles['changes']}>
				{texts.map((change) => (
					<ChangeItem
						key={change.addresses[0]}
						change={change}
						values={values}
						isLeftOut={isLeftOut(change)}
						onLeaveOut={(isOut) => leaveOut(change, isOut)}
						onReviewed={() => void review(change)}
					/>
				))}
			</div>
			<CheckPart
				faults={faults}
				isFailed={check.isError}
				behind={[...new Set(behind.map(({ language }) => language))]}
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
				<Button tone="outline" onClick={() => navigate('/waitlist/textos')}>
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
