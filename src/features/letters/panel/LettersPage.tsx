import { useQuery } from '@tanstack/react-query'
import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import { Button } from '#site/ui/controls/Button.tsx'
import words from '#content/messages/es/panel/letter-list.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { LetterList } from '#features/letters/messages/letter-sending.ts'
import { letterCampaign } from '#features/letters/rules/letter-campaign.ts'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { EmptyPlace } from '#panel/parts/EmptyPlace.tsx'
import { formatDateTime } from '#panel/format/format-date.ts'
import { formatNumber } from '#panel/format/format-number.ts'
import { letterPath, navigate } from '#panel/panel-address.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { FailedMails } from './FailedMails.tsx'
import { createLetter, lettersQuery } from './letters-api.ts'
import { SeriesPart } from '#features/letters/series/panel/SeriesPart.tsx'
import styles from './Letters.module.css'

export function LettersPage() {
	const letters = useQuery({ ...lettersQuery(), meta: { failure: lettersWords.notRead } })
	const { isBusy, run } = useAction()

	async function write() {
		const { notRead: failed, tooMany: count } = lettersWords
		const options = { action: words.write, failed, refused: { count } }
		const name = words.newName
		const made = await run(options, () => createLetter({ name, campaign: letterCampaign(name) }))
		if (made !== null) navigate(letterPath(made.id))
	}

	const isEmpty = letters.data?.length === 0
	return (
		<section className={`frame ${styles['page']}`} aria-busy={letters.isFetching}>
			<header className="head">
				<PlaceHeading>{lettersWords.title}</PlaceHeading>
				{letters.data && (
					<Button onClick={() => void write()} aria-busy={isBusy}>
						{isEmpty ? words.writeFirst : words.write}
					</Button>
				)}
			</header>
			{letters.data &&
				(isEmpty ? (
					<EmptyPlace title={words.empty} text={words.emptyText} />
				) : (
					<>
						<LetterTable letters={letters.data} />
						<p className="help">
							{words.notMeasured}{' '}
							{letters.data.some(({ returned }) => returned === null) && words.noReturns}
						</p>
					</>
				))}
			{letters.data && <SeriesPart />}
			{letters.data && <FailedMails />}
			{letters.isError && (
				<Button tone="outline" onClick={() => void letters.refetch()}>
					{words.again}
				</Button>
			)}
		</section>
	)
}

type ListedLetter = LetterList[number]

const { columns } = words

/** The letters with their outcomes. */
function LetterTable({ letters }: { letters: LetterList }) {
	const hasReturns = letters.some(({ returned }) => returned !== null)
	const figures = [
		'sent',
		'refused',
		...(hasReturns ? (['returned'] as const) : []),
		'unsubscribed',
		'entrances',
	] as const
	return (
		<DataTable
			columns={[
				columns.name,
				{ label: columns.recipients, isNumber: true },
				{ label: columns.state, isClear: true },
				...figures.map((figure) => ({ label: columns[figure], isNumber: true })),
				{ label: columns.date, isClear: true },
			]}
			rows={letters.map((letter) => ({
				id: letter.id,
				cells: [
					<PanelLink key="name" href={letterPath(letter.id)}>
						{letter.name || lettersWords.untitled}
					</PanelLink>,
					formatFigure(letter.recipients),
					<span key="state" className="state">
						<MiniWindow size="cell" level={progressOf(letter)} />
						{stateOf(letter)}
					</span>,
					...figures.map((figure) => letter.state !== 'draft' && formatFigure(letter[figure])),
					letter.state === 'draft'
						? formatMessage('es', words.edited, { date: formatDateTime(letter.updated_at) })
						: formatDateTime(letter.confirmed_at ?? letter.updated_at),
				],
			}))}
		/>
	)
}

function formatFigure(figure: number | null): string {
	return figure === null ? '' : formatNumber(figure)
}

function stateOf({ state, timing, send_at }: ListedLetter): string {
	if (state !== 'scheduled' || timing === null) return words.states[state]
	return formatMessage('es', words.scheduledAt, { date: formatDateTime(send_at ?? '') })
}

/**
 * How much of the letter's drawn window is lit, in percent: the share of recipients whose email was sent or refused.
 */
function progressOf({ state, sent, refused, recipients }: ListedLetter): number {
	if (state === 'finished') return 100
	return recipients ? Math.min(100, ((sent + refused) / recipients) * 100) : 0
}
