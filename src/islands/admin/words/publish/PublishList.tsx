import { useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import type { ReleaseBuild } from '#contract/releases.ts'
import type { CheckedFault, WordDifferences } from '#contract/word-publication.ts'
import { navigate } from '#islands/admin/panel-address.ts'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { useAction } from '#islands/admin/useAction.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { ChangeItem } from './ChangeItem.tsx'
import { type ChangedText, changedTexts } from './changed-texts.ts'
import { CheckPart } from './CheckPart.tsx'
import { markReviewed, publishChanges, readCheck } from './publish-api.ts'
import { FailureNote } from './PublishEnd.tsx'
import { usualBuildSeconds } from './PublishRun.tsx'
import { useShownValues } from './useShownValues.ts'
import styles from './PublishPage.module.css'

type Props = {
	list: WordDifferences
	build: ReleaseBuild | null
	/** Duration of the last build; null if unknown. */
	lastSeconds: number | null
	/** A publication is in progress. */
	onBegun: (id: string) => void
	onChanged: () => void
}

/** The changes, before and after, the results of their checks, and the button to publish them. */
export function PublishList({ list, build, lastSeconds, onBegun, onChanged }: Props) {
	const texts = changedTexts(list.changes)
	const values = useShownValues(list.changes.map(({ language }) => language))
	const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
	const isLeftOut = ({ addresses }: ChangedText) => addresses.every((each) => leftOut.has(each))
	const kept = texts.filter((each) => !isLeftOut(each))
	const [refused, setRefused] = useState<readonly CheckedFault[] | null>(null)
	const check = useReading(JSON.stringify([...leftOut]), { read: readCheck })
	const faults = refused ?? (check.status === 'ready' ? (check.data?.faults ?? null) : null)
	const { isBusy, run } = useAction()
	const behind = kept.flatMap(({ all }) => all.flatMap((each) => each.behind))
	const n = kept.length
	const publish = formatMessage('es', words.publish, { n })

	function leaveOut({ addresses }: ChangedText, isOut: boolean) {
		setRefused(null)
		setLeftOut((before) => {
			const changed = new Set(addresses)
			return isOut ? before.union(changed) : before.difference(changed)
		})
	}

	function readAgain(error: string): boolean {
		if (error === 'conflict') onChanged()
		return false
	}

	async function begin() {
		const request = { digest: list.digest, leftOut: [...leftOut] }
		const { conflict } = words.notices
		const options = { action: publish, refused: { conflict }, onRefusal: readAgain }
		const answer = await run(options, () => publishChanges(request))
		if (answer === null) return
		if (answer.id === null) setRefused(answer.faults)
		else onBegun(answer.id)
	}

	async function review({ all }: ChangedText) {
		const others = all.flatMap((each) => each.behind)
		const done = words.notices.reviewed
		const result = await run({ action: words.behind.same, done }, () => markReviewed(others))
		if (result !== null) onChanged()
	}

	return (
		<>
			<PlaceHeading>{publish}</PlaceHeading>
			{build?.state === 'failed' && isLater(build.at, list.publishedAt) && (
				<div className={styles['failed']}>
					<FailureNote reason={build.reason} />
				</div>
			)}
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
				isFailed={check.status === 'failed'}
				behind={[...new Set(behind.map(({ language }) => language))]}
				hasConsent={kept.some(({ first }) => first.file === 'facts/consents.yaml')}
			/>
			<div className={`bar ${styles['bar']}`}>
				<p role="status">
					{isBusy
						? words.startingText
						: formatMessage('es', lastSeconds === null ? words.takes : words.tookLast, {
								seconds: lastSeconds ?? usualBuildSeconds,
							})}
				</p>
				<Button tone="outline" onClick={() => navigate('/waitlist/textos')}>
					{words.goOn}
				</Button>
				<Button
					aria-busy={isBusy}
					disabled={n === 0 || faults === null || faults.length > 0}
					onClick={() => void begin()}
				>
					{isBusy ? words.starting : publish}
				</Button>
			</div>
		</>
	)
}

function isLater(time: string, than: string | null): boolean {
	return than === null || Date.parse(time) > Date.parse(than)
}
