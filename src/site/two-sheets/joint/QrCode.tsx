import { useEffect, useState } from 'react'
import styles from './QrCode.module.css'

type Props = {
	text: string
	label: string
	/** Shown if the encoder's script does not load. */
	failed: string
}

/** Light modules around a code, as scanners need. */
const quietZone = 4

/** A QR code. The encoder is loaded with the first one. */
export function QrCode({ text, label, failed }: Props) {
	const [path, setPath] = useState<{ d: string; size: number } | 'failed' | undefined>()
	useEffect(() => {
		let isCurrent = true
		import('./qr-path.ts')
			.then(({ qrPath }) => isCurrent && setPath(qrPath(text)))
			.catch(() => isCurrent && setPath('failed'))
		return () => {
			isCurrent = false
		}
	}, [text])
	if (path === undefined) return null
	if (path === 'failed') return <p role="alert">{failed}</p>
	const side = path.size + 2 * quietZone
	return (
		<svg
			className={styles['code']}
			viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
		>
			<path fill="#fff" d={`M${-quietZone} ${-quietZone}h${side}v${side}h${-side}z`} />
			<path d={path.d} />
		</svg>
	)
}
