import { useEffect, useState } from 'react'
import styles from './QrCode.module.css'

type Props = {
	text: string
	label: string
	/** Shown if the encoder's script does not load. */
	failed: string
}

/** The width of the light margin that scanners need around a code, in modules. */
const quietZone = 4

/** A QR code, black on white in either theme and with forced colours. The encoder is loaded with the first code. */
export function QrCode({ text, label, failed }: Props) {
	const [picture, setPicture] = useState<string>()
	useEffect(() => {
		let isCurrent = true
		import('uqr')
			.then(({ renderSVG }) => isCurrent && setPicture(renderSVG(text, { border: quietZone })))
			.catch(() => isCurrent && setPicture(''))
		return () => {
			isCurrent = false
		}
	}, [text])
	if (picture === undefined) return null
	if (picture === '') return <p role="alert">{failed}</p>
	const source = `data:image/svg+xml,${encodeURIComponent(picture)}`
	return <img className={styles['code']} src={source} alt={label} />
}
