/** The server numbers the comments of a room up to here. Firestore's numbers, times in µs, lie far above. */
const MAX_ROOM_NUMBER = 2 ** 31 - 1;

/** Whether a comment's number is one of the server's own: in these a room has no gaps. */
export const isRoomNumber = (seq: number): boolean => seq <= MAX_ROOM_NUMBER;
