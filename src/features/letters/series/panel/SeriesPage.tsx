import { useQuery } from '@tanstack/react-query'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import words from '#content/messages/es/panel/series.yaml'
import type { Segment } from '#features/people/messages/segment.ts'
import type { Series, SeriesChange } from '#features/letters/messages/series.ts'
import { consentPurposes } from '#features/waitlist/rules/consent-version.ts'
import { ConfirmedAction } from '#panel/parts/ActionDialog.tsx'
import { LetterFrame } from '#features/letters/drafts/panel/LetterFrame.tsx'
import { Figures } from '#features/letters/sending/panel/RunFigures.tsx'
import { maxNameLength } from '#features/letters/drafts/panel/useDraft.ts'
import { segmentsQuery } from '#features/people/panel/list/segment-api.ts'
import { navigate, usePanelAddress } from '#panel/panel-address.ts'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import {
	changeSeries,
	deleteSeries,
	saveSeries,
	seriesChecksQuery,
	seriesQuery,
	useSeriesAction,
} from './series-api.ts'
import { audienceChoices, audienceOf, figuresOf, valueOf } from './series-words.ts'
import { SavedField, StepList } from './SeriesSteps.tsx'
import { SwitchBar } from './SwitchBar.tsx'
import styles from '#features/letters/panel/Letters.module.css'

const { figures } = words
const { draft: draftWords } = letterDraftWords

export function SeriesPage() {
	const id = new URLSearchParams(usePanelAddress().query).get('id') ?? ''
	const meta = { failure: lettersWords.notRead }
	const { data: series } = useQuery({ ...seriesQuery(id), meta })
	const { data: checks = null } = useQuery(seriesChecksQuery(id))
	const { data: segments } = useQuery({ ...segmentsQuery(), meta })

	if (!series || !segments) return <LetterFrame />
	return (
		<LetterFrame>
			<PlaceHeading>{series.name}</PlaceHeading>
			<SwitchBar {...{ series, segments, checks }} />
			{series.since !== null && <SeriesFigures series={series} />}
			<SeriesFields {...{ series, segments }} />
			<StepList {...{ series, checks }} />
			{series.state === 'off' && <Deletion series={series} />}
		</LetterFrame>
	)
}

function SeriesFigures({ series }: { series: Series }) {
	const counts = figuresOf(series)
	const names = [figures.begun, figures.underWay, figures.completed, figures.left]
	return (
		<>
			<Figures figures={names.map((name, index) => [name, counts[index] ?? 0])} />
			<p className="help">{words.leftHelp}</p>
		</>
	)
}

type FieldsProps = { series: Series; segments: readonly Segment[] }

/** Nothing can be changed while the series is switched on. */
function SeriesFields({ series, segments }: FieldsProps) {
	const { save } = useSeriesAction()
	const { id, name, state, purpose } = series
	const change = (changed: Omit<SeriesChange, 'id'>) => save(() => saveSeries({ id, ...changed }))
	return (
		<fieldset className={styles['fields']} disabled={state === 'on'}>
			<legend className="visually-hidden">{words.audience.label}</legend>
			<SavedField
				key={name}
				label={words.name}
				maxLength={maxNameLength}
				autoComplete="off"
				value={name}
				parse={(text) => text.trim() || null}
				onSave={(typed) => change({ name: typed })}
			/>
			<SelectField
				label={words.audience.label}
				value={valueOf(series)}
				choices={audienceChoices(segments, series)}
				onChange={(value) => change(audienceOf(value))}
			/>
			<SelectField
				label={draftWords.purpose}
				value={purpose}
				choices={consentPurposes.map((value) => ({ value, label: draftWords.purposes[value] }))}
				onChange={(value) => change({ purpose: value })}
			/>
			<p className="soft">
				{words.firstHelp}{' '}
				{state === 'off' && (
					<TextButton onClick={() => save(() => changeSeries('first', id))}>
						{words.first}
					</TextButton>
				)}
			</p>
		</fieldset>
	)
}

/** Deletes the series after confirmation. */
function Deletion({ series: { id, name } }: { series: Series }) {
	const { action, title, text, done } = words.remove
	return (
		<ConfirmedAction
			renderButton={(ask) => <TextButton onClick={ask}>{action}</TextButton>}
			title={formatMessage('es', title, { name })}
			words={{ confirm: action, cancel: lettersWords.cancel }}
			options={{ action, done, refused: words.refused }}
			send={async () => {
				await deleteSeries({ id })
				// Leaves the page before its data are read again, because the series no longer exists.
				navigate('/waitlist/cartas', { replace: true })
			}}
		>
			<p>{text}</p>
		</ConfirmedAction>
	)
}
