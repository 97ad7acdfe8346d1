import styles from './HouseFront.module.css'

type Props = {
	/** Number of windows: one per page. */
	windows: number
	/** Number of lit windows, from the ground floor. */
	lit: number
	/** The new pages are served. */
	isDoorLit?: boolean
}

/** The number of windows of a storey. */
const storey = 11

/** The front of a house with a window for each page. The topmost storey may have fewer. */
export function HouseFront({ windows, lit, isDoorLit = false }: Props) {
	const attic = windows % storey
	return (
		<div className={styles['house']} aria-hidden="true">
			<svg className={styles['roof']}>
				<svg x="13%" y="100%" overflow="visible">
					<path fill="var(--wall)" d="M7 0V-44H83V0z" />
					<path
						fill="var(--plinth)"
						d="M0-44H90V-37H0zM22-47h17v3H22zM24-58h13v11H24zM51-47h17v3H51zM53-60h13v13H53z"
					/>
				</svg>
			</svg>
			<div className={styles['front']}>
				{Array.from({ length: windows }, (_, index) => (
					<i
						key={index}
						className={index >= windows - lit ? styles['lit'] : undefined}
						style={index === 0 && attic > 0 ? { gridColumnStart: storey - attic + 1 } : undefined}
					/>
				))}
			</div>
			<svg className={styles['door']} viewBox="0 0 390 74">
				<path fill="var(--plinth)" d="M0 0H390V74H0z" />
				<path fill="var(--paint)" d="M171 0h48v74h-48z" />
				<path fill={isDoorLit ? 'var(--lamp)' : 'var(--glass)'} d="M177 6h36v16h-36z" />
				<path fill="var(--wall)" d="M177 26h36v48h-36z" />
				<circle fill="var(--lamp)" cx="206" cy="52" r="2.500" />
			</svg>
		</div>
	)
}
