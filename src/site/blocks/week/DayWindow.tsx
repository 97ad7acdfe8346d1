import { WindowPicture } from '#site/art/windows/SashWindow.tsx'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'
import { CountingNumber } from '#site/ui/text/CountingNumber.tsx'
import type { Day } from '#cms/reader/schemas/drawings.ts'
import styles from './DayWindow.module.css'

export function DayWindow({ name, level, silhouette, silhouetteAbove }: Day) {
	return (
		<>
			<WindowPicture level={level}>
				<g className={silhouetteAbove && 'tired'}>
					<Silhouette name={silhouette} />
				</g>
				{silhouetteAbove && (
					<g className="awake">
						<Silhouette name={silhouetteAbove} />
					</g>
				)}
			</WindowPicture>
			<span className={`row ${styles['day']} ${silhouetteAbove ? styles['marked'] : ''}`}>
				{name} <CountingNumber value={level} />
			</span>
		</>
	)
}
