import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** Offset of the question's name, after the header (RFC 1035, section 4.1.1). */
const headerBytes = 12
const typeTxt = 16
const noSuchName = 3

/**
 * Starts a name server on a free UDP port of 127.0.0.1 with TXT records only.
 *
 * @param records texts by name, which can change while it runs
 */
export async function startNameServer(records: Map<string, string>) {
	const socket = createSocket('udp4')
	socket.on('message', (query, { port, address }) => {
		socket.send(answerTo(query, records), port, address)
	})
	socket.bind(0, '127.0.0.1')
	await once(socket, 'listening')
	return { port: socket.address().port, close: () => void socket.close() }
}

function answerTo(query: Buffer, records: ReadonlyMap<string, string>): Buffer {
	const { name, end } = nameIn(query)
	const question = query.subarray(headerBytes, end + 4)
	const text = query.readUInt16BE(end) === typeTxt ? records.get(name) : undefined
	const header = Buffer.alloc(headerBytes)
	query.copy(header, 0, 0, 2)
	// The flags mark a response with recursion; the last bits say whether the name exists.
	header.writeUInt16BE(0x8180 | (records.has(name) ? 0 : noSuchName), 2)
	header.writeUInt16BE(1, 4)
	header.writeUInt16BE(text === undefined ? 0 : 1, 6)
	return Buffer.concat([header, question, ...(text === undefined ? [] : [txtRecord(text)])])
}

function nameIn(query: Buffer): { readonly name: string; readonly end: number } {
	const labels: string[] = []
	let at = headerBytes
	for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
		labels.push(query.toString('latin1', at + 1, at + 1 + length).toLowerCase())
		at += length + 1
	}
	return { name: labels.join('.'), end: at + 1 }
}

/** A TXT record for the name in the question: class IN, TTL 0. */
function txtRecord(text: string): Buffer {
	const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])
	const head = Buffer.alloc(headerBytes)
	head.writeUInt16BE(0xc000 | headerBytes, 0)
	head.writeUInt16BE(typeTxt, 2)
	head.writeUInt16BE(1, 4)
	head.writeUInt16BE(data.length, 10)
	return Buffer.concat([head, data])
}
