import { CheckControl } from '#site/ui/controls/CheckControl.tsx'

type Props = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

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
