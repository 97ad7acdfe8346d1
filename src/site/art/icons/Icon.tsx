import { icons } from './icons.ts'

type IconName = keyof typeof icons

type Props = { name: IconName }

/** A decorative icon beside a text. It has the text's colour; style sheets set its size. */
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
