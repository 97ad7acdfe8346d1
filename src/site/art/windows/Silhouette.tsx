import { farCrowd, nearCrowd, silhouettes } from './silhouettes.ts'

type SilhouetteName = keyof typeof silhouettes | 'crowd'

type Props = { name: SilhouetteName }

/** A silhouette for a <SashWindow>. */
export function Silhouette({ name }: Props) {
	if (name !== 'crowd') return <path fill="var(--glass)" d={silhouettes[name]} />
	return (
		<g fill="var(--glass)">
			<path opacity=".55" d={farCrowd} />
			<path d={nearCrowd} />
		</g>
	)
}
