import { icons } from './icons.ts'

type IconName = keyof typeof icons

type Props = { name: IconName }

/** A sign beside words that say the same. Takes the colour of the text and is sized by its style. */
export function Icon({ name }: Props) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="24"
			height="24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			aria-hidden="true"
		>
			<path d={icons[name]} />
		</svg>
	)
}
