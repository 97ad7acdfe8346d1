/** Fronds to one side; the other side mirrors them. */
const fronds =
	'M0 0c-2-58-30-92-82-98 40 18 58 48 66 98zM0 0c-14-50-54-66-104-48 44 0 66 16 88 48zM0 0c-26-36-66-34-100 4 36-18 60-16 84-4zM0 0c4-64-10-112-48-138 28 38 34 80 32 138z'

/** A fern in the corner, away from a bar table with two glasses under a lamp. */
export function Fern() {
	return (
		<svg viewBox="0 0 460 330" aria-hidden="true">
			<path stroke="var(--line)" strokeWidth="4" d="M344 0V64" />
			<path fill="var(--line)" d="M296 110c0-30 20-46 48-46s48 16 48 46z" />
			<path fill="var(--lamp)" d="M310 110h68c0 11-15 17-34 17s-34-6-34-17z" />
			<path fill="var(--glow)" opacity=".45" d="M296 110h96l58 92H238z" />
			<path
				fill="var(--paint)"
				stroke="var(--line)"
				strokeWidth="2"
				d="M304 154h28l-4 48h-20zM362 154h28l-4 48h-20z"
			/>
			<path fill="var(--blind)" d="M306 178h24l-2 23h-20zM364 186h24l-2 15h-20z" />
			<path fill="var(--wall)" d="M232 202H456V220H232z" />
			<path fill="var(--line)" d="M336 220h16v98h-16zM298 318H390V330H298z" />
			<g fill="var(--wall)">
				<path transform="translate(110 242)" d={fronds} />
				<path transform="matrix(-1 0 0 1 110 242)" d={fronds} />
			</g>
			<path fill="var(--blind)" d="M76 238H144L136 300H84z" />
			<path fill="var(--slat)" d="M70 232H150V246H70z" />
			<path
				fill="none"
				stroke="var(--line)"
				strokeWidth="6"
				d="M84 300 74 330M136 300l10 30M78 314h64"
			/>
		</svg>
	)
}
