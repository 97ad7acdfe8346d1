import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { CheckControl } from '#site/ui/controls/CheckControl.tsx'
import type { MyDataAct } from '#features/my-data/messages/my-data-act.ts'

type FormProps = Pick<ComponentProps<typeof Button>, 'tone' | 'className'> & {
	act: MyDataAct['act']
	/** The effect of the button. */
	label: string
	children?: ReactNode
}

/** A form with one button. It posts to the page's own URL, whose query contains the token of the link. */
export function ActForm({ act, label, children, ...look }: FormProps) {
	return (
		<form method="post">
			{children}
			<Button type="submit" name="act" value={act} {...look}>
				{label}
			</Button>
		</form>
	)
}

type Option = {
	readonly value: string
	readonly label: string
	readonly language?: string
}

type ChoiceProps = { name: string; legend: string; options: readonly Option[]; checked: string }

/** A group of radio buttons. The legend is visually hidden, because the section's heading says the same. */
export function RadioGroup({ name, legend, options, checked }: ChoiceProps) {
	return (
		<fieldset>
			<legend className="visually-hidden">{legend}</legend>
			{options.map(({ value, label, language }) => (
				<CheckControl
					key={value}
					type="radio"
					name={name}
					value={value}
					defaultChecked={value === checked}
				>
					<span lang={language}>{label}</span>
				</CheckControl>
			))}
		</fieldset>
	)
}
