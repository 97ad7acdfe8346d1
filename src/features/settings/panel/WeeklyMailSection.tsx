import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Segments } from '#site/ui/controls/Segments.tsx'
import { type WeeklyMailChoice, weeklyMail } from '#features/notices/messages/weekly-mail.ts'
import { type Language, languages } from '#site-map/languages.ts'
import { PanelSection } from '#panel/parts/PanelSection.tsx'
import { command, resource } from '#panel/client/api.ts'
import { languageName } from '#panel/format/code-names.ts'
import { useAction } from '#panel/client/useAction.ts'
import settingsWords from '#content/messages/es/panel/settings.yaml'

const words = settingsWords.weekly

const weeklyMailQuery = resource(weeklyMail, '/api/admin/weekly-mail')

const saveWeeklyMail = command<WeeklyMailChoice>('/api/admin/weekly-mail')

const off = 'off'

type Choice = Language | typeof off

const choices: readonly Choice[] = [off, ...languages]

export function WeeklyMailSection() {
	const { data } = useQuery({ ...weeklyMailQuery(), meta: { failure: words.loadFailed } })
	const { run } = useAction()
	// Shown at once, and reverted if saving fails.
	const [chosen, setChosen] = useState<Choice | null>(null)

	async function choose(value: Choice): Promise<void> {
		setChosen(value)
		const isSaved = await run({ action: words.action, done: words.done }, () =>
			saveWeeklyMail({ language: value === off ? null : value }),
		)
		if (!isSaved) setChosen(null)
	}

	return (
		<PanelSection title={words.title} text={words.text}>
			{data && (
				<>
					<Segments
						name="weekly"
						legend={words.legend}
						choices={choices.map((value) => ({
							value,
							label: value === off ? words.off : languageName(value),
						}))}
						value={chosen ?? data.language ?? off}
						onChange={(value) => void choose(value)}
					/>
					{!data.hasAddress && <p>{words.noAddress}</p>}
				</>
			)}
		</PanelSection>
	)
}
