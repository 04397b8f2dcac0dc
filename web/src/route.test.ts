import { beforeEach, expect, it } from "vitest";
import { navigate, pathParts, queryParam, setQuery } from "./route.svelte";

beforeEach(() => navigate("/"));

it("splits and decodes the path", () => {
  navigate("/t/a%20b/key?now=1");

  expect(pathParts()).toEqual(["t", "a b", "key"]);
  expect(queryParam("now")).toBe("1");
  expect(queryParam("here")).toBe("");
});

it("leaves a part that cannot be decoded as it is", () => {
  navigate("/t/%E0%A4%A");

  expect(pathParts()).toEqual(["t", "%E0%A4%A"]);
});

it("changes the query without leaving the page", () => {
  navigate("/replay/x?seat=1#top");
  const before = history.length;
  setQuery({ move: 12 });

  expect([queryParam("seat"), queryParam("move")]).toEqual(["1", "12"]);
  expect(location.hash).toBe("#top");
  expect(history.length).toBe(before);
});

it("follows a link within the site without loading the page again", () => {
  document.body.innerHTML = `<a href="/rules/x">rules</a>`;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0 });
  document.querySelector("a")!.dispatchEvent(event);

  expect(event.defaultPrevented).toBe(true);
  expect(pathParts()).toEqual(["rules", "x"]);
});

it("leaves downloads, addresses of the server and new tabs to the browser", () => {
  document.body.innerHTML = `<a href="/x" download>a</a><a href="/api/x">b</a><a href="/x" target="_blank">c</a>`;
  const stay = (event: Event) => event.preventDefault(); // runs after the page's own listener, so that happy-dom does not follow the link
  window.addEventListener("click", stay);
  for (const link of document.querySelectorAll("a"))
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0 }));
  window.removeEventListener("click", stay);

  expect(pathParts()).toEqual([]);
});
