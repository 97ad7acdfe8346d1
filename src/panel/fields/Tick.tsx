import { Choice } from '#site/ui/controls/Choice.tsx'

type Props = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

/** A checkbox of the panel. */
export function Tick({ label, isChecked, onChange }: Props) {
	return (
		<Choice
			type="checkbox"
			checked={isChecked}
			onChange={(event) => onChange(event.target.checked)}
		>
			{label}
		</Choice>
	)
}
