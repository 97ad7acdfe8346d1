import { CheckControl } from '#site/ui/controls/CheckControl.tsx'
import type { ShareLabels } from '#site/quiz/quiz.schema.ts'
import { pictureSizes } from '#site/art/picture-sizes.ts'
import { keysIn } from '#values/keys-in.ts'
import type { CardSettings } from './card.ts'
import styles from './SharePanel.module.css'

type Props = {
	labels: ShareLabels
	settings: CardSettings
	onChange: (settings: CardSettings) => void
}

export function CardSettingsForm({ labels, settings, onChange }: Props) {
	const partLabels = { showsResult: labels.showResult, showsBattery: labels.showBattery } as const
	return (
		<>
			<fieldset className={styles['choices']}>
				<legend>{labels.chooseHeading}</legend>
				{(['showsResult', 'showsBattery'] as const).map((part) => (
					<CheckControl
						key={part}
						type="checkbox"
						checked={settings[part]}
						onChange={(event) => onChange({ ...settings, [part]: event.target.checked })}
					>
						{partLabels[part]}
					</CheckControl>
				))}
			</fieldset>
			<fieldset className={styles['choices']}>
				<legend>{labels.formatHeading}</legend>
				{keysIn(pictureSizes).map((format) => (
					<CheckControl
						key={format}
						type="radio"
						name="format"
						checked={settings.format === format}
						onChange={() => onChange({ ...settings, format })}
					>
						{labels.formats[format]}
					</CheckControl>
				))}
			</fieldset>
		</>
	)
}
