import { Silhouette } from '#site/art/windows/Silhouette.tsx'

/** Two rooms of one house: a telephone full of messages in the dark one, a reader in the lit one. */
export function PhoneInOtherRoom(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg {...props}>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path
				fill="var(--beam)"
				d="M40 26H860V40H40zM40 290H860V304H40zM40 26H54V304H40zM846 26H860V304H846zM428 26H442V304H428z"
			/>
			<path fill="var(--glass)" d="M54 40H428V290H54z" />
			<path fill="url(#paint-light)" d="M442 40H846V290H442z" />
			<path fill="var(--wall)" d="M116 196H300V290H116zM352 96h76V290h-76z" />
			<path
				fill="var(--glass)"
				d="M124 206h168v34H124zM124 248h168v34H124zM362 108h56v76h-56zM362 196h56v84h-56z"
			/>
			<path fill="var(--blind)" d="M196 219h24v6h-24zM196 261h24v6h-24z" />
			<circle fill="var(--blind)" cx="360" cy="192" r="3.5" />
			<g fill="var(--on-wall-soft)">
				<path d="M222 142h32v54h-32z" />
				<path opacity=".7" d="M150 78h62v24h-40l-10 9v-9h-12zM236 94h46v22h-8v9l-10-9h-28z" />
			</g>
			<path
				fill="var(--glass)"
				d="M227 149h22v38h-22zM160 86h42v3h-42zM160 92h28v3h-28zM244 103h28v3h-28z"
			/>
			<svg
				x="548"
				y="104"
				width="260"
				height="186"
				viewBox="12 137 100 72"
				preserveAspectRatio="xMidYMax"
			>
				<Silhouette name="reader" />
			</svg>
			<path
				fill="var(--glass)"
				d="M478 74h88v6h-88zM484 50h9v24h-9zM496 44h7v30h-7zM507 53h11v21h-11zM524 46l8-2 7 28-8 2z"
			/>
		</svg>
	)
}
