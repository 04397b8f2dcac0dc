// Writes compressed copies beside each text file, for the server to send.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const TEXTS = /\.(js|css|html|svg|webmanifest)$/;

export function compressed(folder) {
  return {
    name: "compressed",
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true })) {
        const file = join(folder, String(name));
        if (!statSync(file).isFile() || !TEXTS.test(file)) continue;
        const text = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(text));
      }
    },
  };
}
