import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { colours } from './canvas.ts'

/**
 * Renders the site's drawings as an image for a canvas, in the colours of pictures. Copies the page's gradients and
 * patterns (PaintServers.tsx), because an image cannot refer to its document. Must not be called while React renders or
 * runs an effect.
 *
 * @param art children of an `<svg>`
 * @param size of the image, in pixels; also its coordinates
 * @throws EncodingError if the browser cannot render it
 * @example context.drawImage(await artImage(<SashWindow level={40} forecast={40} />, { width: 120, height: 224 }), 0, 0)
 */
export async function artImage(
	art: ReactNode,
	{ width, height }: { width: number; height: number },
): Promise<HTMLImageElement> {
	const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
	svg.setAttribute('width', `${width}`)
	svg.setAttribute('height', `${height}`)
	for (const [name, colour] of Object.entries(colours)) svg.style.setProperty(`--${name}`, colour)
	const drawing = svg.appendChild(document.createElementNS(svg.namespaceURI, 'g'))
	const root = createRoot(drawing)
	flushSync(() => root.render(art))
	for (const paint of document.querySelectorAll('[id^="paint-"]')) svg.append(paint.cloneNode(true))
	const image = new Image()
	image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
	root.unmount()
	await image.decode()
	return image
}
