import { CheckControl } from '#site/ui/controls/CheckControl.tsx'

type Props = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

/** A checkbox of the panel. */
export function Checkbox({ label, isChecked, onChange }: Props) {
	return (
		<CheckControl
			type="checkbox"
			checked={isChecked}
			onChange={(event) => onChange(event.target.checked)}
		>
			{label}
		</CheckControl>
	)
}
